declare module 'maildev' {
  import type { Readable } from 'node:stream';

  interface Options {
    smtp: number;
    web: number;
    ip: string;
    webIp: string;
    mailDirectory: string;
    silent: boolean;
  }

  type OnData = (
    stream: Readable,
    session: object,
    callback: (error?: Error | null, message?: string) => void,
  ) => void;

  export default class MailDev {
    constructor(options: Options);
    smtp: { onData: OnData };
    listen(callback: (error?: Error) => void): void;
  }
}

declare module 'maildev/lib/web.js' {
  import type { Server } from 'node:http';

  const web: { server: Server };
  export default web;
}
