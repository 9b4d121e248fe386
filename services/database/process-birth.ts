import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * When a process began, as a text to compare and nothing else. With its number it names one process for good:
 * numbers are given again, a number with its birth is not.
 *
 * @returns undefined when no such process lives
 */
export async function birthOf(pid: number): Promise<string | undefined> {
  try {
    return process.platform === 'linux' ? await birthOnLinux(pid) : await birthElsewhere(pid);
  } catch {
    // All three answer a number that nobody has by failing.
    return undefined;
  }
}

async function birthOnLinux(pid: number): Promise<string | undefined> {
  const [stat, boot] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
  ]);
  // proc_pid_stat(5): fields after the name, which may hold blanks and brackets; the third is the state, the 22nd the start.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, start] = [fields[0], fields[19]];
  // A zombie is dead; in a container whose first process reaps nobody it stays for good.
  return state === 'Z' || state === 'X' || !start ? undefined : `${start}@${boot.trim()}`;
}

async function birthElsewhere(pid: number): Promise<string | undefined> {
  const [command, args] =
    process.platform === 'win32'
      ? [
          'powershell',
          ['-NoProfile', '-Command', `(Get-Process -Id ${pid}).StartTime.ToUniversalTime().Ticks`],
        ]
      : ['ps', ['-o', 'lstart=', '-p', String(pid)]];
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const { stdout } = await run(command, args, { env, windowsHide: true });
  return stdout.trim() || undefined;
}
