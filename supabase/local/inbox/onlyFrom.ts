import type { MiddlewareHandler } from 'hono';

/**
 * Restricts a local server to pages opened under its own address. Otherwise any page in the same browser could change
 * what it has, or read it through a domain that resolves to this machine (DNS rebinding).
 */
export const onlyFrom = (port: number): MiddlewareHandler => {
  const hosts = ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${port}`);
  return async (context, next) => {
    const { host = '', origin } = context.req.header();
    const isOwn = hosts.includes(host) && (origin === undefined || origin === `http://${host}`);
    if (!isOwn) return context.body(null, 403);
    await next();
  };
};
