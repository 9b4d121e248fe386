import { createServer, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** One answer of the model, while it is being given. */
export class ModelAnswer {
  readonly #response: ServerResponse;

  constructor(response: ServerResponse) {
    this.#response = response;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
  }

  /** Says some more. */
  say(content: string): void {
    this.#choice({ content }, null);
  }

  /** Says that this was all. */
  end(): void {
    this.#choice({}, 'stop');
    this.#response.end('data: [DONE]\n\n');
  }

  #choice(delta: object, finish_reason: string | null): void {
    const choices = [{ index: 0, delta, finish_reason }];
    const chunk = { id: 'answer', object: 'chat.completion.chunk', created: 0, model: 'a-model', choices };
    this.#response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  }
}

/** An OpenAI-compatible model of a test's own, which says what the test says, and when. */
export class ModelServer {
  /** What it was asked, each as it came. */
  readonly asked: string[] = [];
  readonly #waiting: ((answer: ModelAnswer) => void)[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer(async (request, response) => {
      this.asked.push(await text(request));
      const take = this.#waiting.shift();
      if (take) take(new ModelAnswer(response));
      else response.writeHead(500).end();
    });
  }

  static async open(): Promise<ModelServer> {
    const model = new ModelServer();
    await new Promise<void>((resolve) => model.#server.listen(0, '127.0.0.1', resolve));
    return model;
  }

  /** What a Haven must know to ask it. The time limit is far beyond what a test waits for. */
  get env() {
    const address = this.#server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'a-model', AI_TIMEOUT_SECONDS: '100' };
  }

  /** The answer to the next question; to be called before it is asked. A question nobody waits for is refused. */
  next(): Promise<ModelAnswer> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
