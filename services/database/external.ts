import { MongoClient, type MongoClientOptions, MongoServerError } from 'mongodb';
import { DatabaseStartError } from './start-error.ts';

const patience = 5000;
const options: MongoClientOptions = {
  serverSelectionTimeoutMS: patience,
  connectTimeoutMS: patience,
  appName: 'haven',
};

/**
 * Asks the database at MONGODB_URL for a sign of life.
 *
 * @throws DatabaseStartError that names the server, and never the user or the password
 */
export async function checkExternal(url: string): Promise<void> {
  const client = clientOf(url);
  try {
    await client.connect();
    await client.db('admin').command({ ping: 1 });
  } catch (error) {
    throw new DatabaseStartError(sentenceFor(error, serverOf(client)));
  } finally {
    await client.close();
  }
}

function clientOf(url: string): MongoClient {
  try {
    return new MongoClient(url, options);
  } catch {
    throw new DatabaseStartError(
      'MONGODB_URL is not the address of a MongoDB: it looks like mongodb://user:password@server:27017/haven, with special characters in the password percent-encoded.',
    );
  }
}

function serverOf(client: MongoClient): string {
  const { srvHost, hosts } = client.options;
  return srvHost ?? hosts.map(String).join(', ');
}

function sentenceFor(error: unknown, server: string): string {
  // 8000 is Atlas's word for AuthenticationFailed.
  if (error instanceof MongoServerError && (error.code === 18 || error.code === 8000)) {
    return `The MongoDB at ${server} does not accept the user and password in MONGODB_URL.`;
  }
  if (error instanceof MongoServerError)
    return `The MongoDB at ${server} refused Haven (${error.codeName ?? error.code}).`;
  return `No MongoDB answered at ${server} within ${patience / 1000} seconds: check MONGODB_URL and that the server runs.`;
}
