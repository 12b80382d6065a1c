import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import type { DecoderMessage, DecodingRequest } from './decoder-program';

/** What a decoder's process may use. It is enforced from outside: by the system and by the server. */
export interface DecoderLimits {
  /** Memory in megabytes (RLIMIT_DATA), where the system has such limits: not on Windows. */
  megabytes: number;
  /** For one picture. */
  milliseconds: number;
}

/** The process ran over one of its limits and was ended. */
export class DecoderOverran extends Error {
  constructor(readonly limit: 'memory' | 'time') {
    super(`Decoding a picture needs more ${limit} than it may use`);
  }
}

/** The process could not begin. No picture is the cause, and the message says what the system or the program answered. */
export class DecoderNotStarted extends Error {
  constructor(answer: string) {
    super(`The program that decodes pictures cannot start: ${answer}`);
  }
}

const PROGRAM = 'decoder-program';
/** Starting takes a second on a busy machine. */
const START_MILLISECONDS = 30_000;
/** A process that has nothing to do ends, and gives its memory back. */
const IDLE_MILLISECONDS = 3_000;
/** Many pictures divide the memory of a process into small pieces, so it ends after this number of pictures. */
const MOST_PICTURES = 40;
/**
 * A process that still holds the memory of a large picture ends: the next picture may need that memory. What the process held
 * before its first picture, such as the compiler, does not count.
 */
const MOST_MEGABYTES_BETWEEN_PICTURES = 90;

/** The memory that the compiler needs, if a process compiles its program when it starts. */
const COMPILER_MEGABYTES = 250;

/** Characters of an answer to a failed start. */
const LONGEST_ANSWER = 2_000;

/** Node's arguments, and the memory that the program needs for itself before the first picture. */
export interface DecoderProgram {
  nodeArguments: string[];
  megabytes: number;
}

/**
 * A built program is in the folder of this file or of the server's program. A program that is not built is compiled
 * when it starts.
 */
function decoderProgram(): DecoderProgram {
  const folders = [__dirname, path.join(path.dirname(process.argv[1] ?? ''), 'pictures', 'core')];
  const built = folders.map((folder) => path.join(folder, `${PROGRAM}.js`)).find((file) => existsSync(file));
  if (built) return { nodeArguments: [built], megabytes: 0 };
  const compiler = path.resolve(__dirname, '../../../local/typescript-cache.cjs');
  const source = path.join(__dirname, `${PROGRAM}.ts`);
  return { nodeArguments: ['-r', compiler, source], megabytes: COMPILER_MEGABYTES };
}

function start(megabytes: number, program: DecoderProgram): ChildProcess {
  const kilobytes = (megabytes + program.megabytes) * 1024;
  const options = {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'] as ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced' as const,
    // Each arena and each thread keeps memory of its own. Nothing of the server's environment is passed on.
    env: { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '1' },
  };
  // Compiled code would reserve half a gigabyte of address space. The work is done by libraries.
  const node = [process.execPath, '--jitless', '--max-old-space-size=96', ...program.nodeArguments];
  const child =
    process.platform === 'win32'
      ? spawn(process.execPath, node.slice(1), options)
      : spawn('/bin/sh', ['-c', `ulimit -d ${kilobytes}; exec "$@"`, 'decoder', ...node], options);
  // A request that waits for the process is told of its end. The end of a process without work needs no notice.
  child.on('error', () => undefined);
  // A server that stops does not wait for the process, which ends with its connection.
  child.unref();
  child.channel?.unref();
  (child.stderr as Socket | null)?.unref();
  return child;
}

/** The first message of the process. Ends it, and throws {@link DecoderNotStarted}, when it does not come. */
function readyFrom(child: ChildProcess): Promise<DecoderMessage> {
  let written = '';
  child.stderr?.on('data', (text: Buffer) => {
    if (written.length < LONGEST_ANSWER) written = `${written}${text.toString()}`.slice(0, LONGEST_ANSWER);
  });
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      clearTimeout(timer);
      child.off('message', hear).off('close', endedItself).off('error', isRefused);
      end();
    };
    const fail = (answer: string) => {
      child.kill('SIGKILL');
      settle(() => reject(new DecoderNotStarted(answer)));
    };
    const hear = (message: unknown) => settle(() => resolve(message as DecoderMessage));
    const endedItself = (code: number | null, signal: string | null) =>
      fail(`it ended with ${signal ?? `code ${code}`}. ${written.trim()}`);
    const isRefused = (error: Error) => fail(error.message);
    const timer = setTimeout(
      () => fail(`it did not begin within ${START_MILLISECONDS / 1000} seconds. ${written.trim()}`),
      START_MILLISECONDS,
    );
    child.on('message', hear).on('close', endedItself).on('error', isRefused);
  });
}

/** The next message of the process. Ends it, and throws {@link DecoderOverran}, when none comes in time or it ends itself. */
function messageFrom(child: ChildProcess, milliseconds: number): Promise<DecoderMessage> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      clearTimeout(timer);
      child.off('message', hear).off('exit', endedItself);
      end();
    };
    const overrun = (limit: DecoderOverran['limit']) => {
      child.kill('SIGKILL');
      settle(() => reject(new DecoderOverran(limit)));
    };
    const hear = (message: unknown) => settle(() => resolve(message as DecoderMessage));
    // If a process asks for more memory than the limit, its own libraries end it.
    const endedItself = () => overrun('memory');
    const timer = setTimeout(() => overrun('time'), milliseconds);
    child.on('message', hear).on('exit', endedItself);
  });
}

/** Decodes one picture at a time in a process of its own, which is ended when it runs over its limits. */
export class DecoderProcess {
  private child: ChildProcess | null = null;
  private pictures = 0;
  private megabytesAtStart = 0;
  private idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits: DecoderLimits,
    private readonly programOf: () => DecoderProgram = decoderProgram,
  ) {}

  /**
   * Throws {@link DecoderOverran} when the picture needs more than it may, and {@link DecoderNotStarted} when nothing can be
   * decoded at present; the process is dead then.
   */
  async run(request: DecodingRequest): Promise<unknown> {
    clearTimeout(this.idle);
    // The memory of earlier pictures is in pieces, which counts although it is free.
    const isUsed = this.child?.connected === true && this.pictures > 0;
    try {
      return await this.runOnce(request);
    } catch (error) {
      if (!isUsed || !(error instanceof DecoderOverran) || error.limit !== 'memory') throw error;
      return this.runOnce(request);
    }
  }

  private async runOnce(request: DecodingRequest): Promise<unknown> {
    try {
      const child = await this.started();
      const response = messageFrom(child, this.limits.milliseconds);
      // A process that cannot be reached has ended, which the response tells.
      child.send(request, () => undefined);
      const message = await response;
      if ('outOfMemory' in message) throw new DecoderOverran('memory');
      this.afterPicture(message.heldMegabytes);
      if ('failed' in message) throw new Error(message.failed);
      return 'done' in message ? message.done : undefined;
    } catch (error) {
      if (error instanceof DecoderOverran || error instanceof DecoderNotStarted) this.end();
      throw error;
    }
  }

  private async started(): Promise<ChildProcess> {
    if (this.child?.connected) return this.child;
    this.end();
    this.child = start(this.limits.megabytes, this.programOf());
    this.megabytesAtStart = (await readyFrom(this.child)).heldMegabytes;
    return this.child;
  }

  /** Ends the process, if it runs, and so gives its memory back. */
  end(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = null;
    this.pictures = 0;
  }

  private afterPicture(heldMegabytes: number): void {
    this.pictures += 1;
    const isUsedUp =
      this.pictures >= MOST_PICTURES ||
      heldMegabytes - this.megabytesAtStart > MOST_MEGABYTES_BETWEEN_PICTURES;
    if (isUsedUp) this.end();
    else this.idle = setTimeout(() => this.end(), IDLE_MILLISECONDS).unref();
  }
}
