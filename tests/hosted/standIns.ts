import { createServer, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { staticSite } from '../../plugins/prerender/staticSite.ts';
import type { Keys } from '../../supabase/local/keys.ts';
import { listen } from '../ports.ts';

/** What a project has been given through Supabase's Management API. */
export interface Given {
  secrets: Record<string, string>;
  /** The settings that were changed, as the API names them. */
  settings: { db_schema?: string; disable_signup?: boolean };
  file?: Buffer;
}

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** What a new project answers, by the part of the path after its reference. */
const NEW: Record<string, object> = {
  '': {
    ...{ id: 'x', ref: 'x', name: 'x', organization_id: 'x' },
    ...{ region: 'ap-southeast-1', status: 'ACTIVE_HEALTHY' },
    created_at: '2026-11-28T00:00:00Z',
    database: { host: 'x', version: '17', postgres_engine: '17', release_channel: 'ga' },
  },
  '/billing/addons': { selected_addons: [], available_addons: [] },
  '/config': {
    data: { attributes: { api: { db_schema: 'public,graphql_public' }, auth: { disable_signup: false } } },
  },
  '/postgrest': {
    ...{ db_extra_search_path: 'public', max_rows: 1000, db_pool: null, db_pool_acquisition_timeout: null },
    ...{ db_pool_max_lifetime: null, db_pool_max_idletime: null },
  },
};

/** Supabase's Management API as far as the CLI calls it in a deployment. It keeps what it is sent. */
export async function startManagementApi(token: string) {
  const given: Given = { secrets: {}, settings: {} };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    if (request.headers.authorization !== `Bearer ${token}`) return json(response, 401, {});
    const what = request.url?.replace(/^\/v\d\/projects\/\w+|\?.*/g, '') ?? '';
    if (what === '/secrets') {
      for (const { name, value } of JSON.parse(body.toString())) given.secrets[name] = value;
      return json(response, 201, {});
    }
    if (what === '/functions/deploy') {
      const headers = { 'content-type': String(request.headers['content-type']) };
      const file = (await new Response(body, { headers }).formData()).get('file');
      if (file instanceof Blob) given.file = Buffer.from(await file.arrayBuffer());
      return json(response, 201, { id: 'x', slug: 'x', name: 'x', status: 'ACTIVE', version: 1 });
    }
    if (request.method === 'PATCH') Object.assign(given.settings, JSON.parse(body.toString()));
    return json(response, 200, { ...NEW[what], ...given.settings });
  });
  return { url: await listen(server), given, stop: () => stop(server) };
}

/** A project's gateway: the address of the visitor for the database, and what its settings open. */
export async function startGateway(given: Given, keys: Keys, at: { database: string; function: string }) {
  const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const isFunction = url.startsWith('/functions/v1/send-contact-email');
    const body = await buffer(request);
    if (url.startsWith('/auth/v1/settings'))
      return json(response, 200, { disable_signup: given.settings.disable_signup });
    if (url.startsWith('/graphql/v1')) {
      const isOpen = given.settings.db_schema?.includes('graphql_public') ?? true;
      return json(response, isOpen ? 200 : 406, isOpen ? { data: { __typename: 'Query' } } : {});
    }
    if (!isFunction && method === 'OPTIONS') return response.writeHead(204, open).end();
    if (!isFunction && ![keys.anon, keys.service].includes(String(headers.apikey)))
      return json(response, 401, { message: 'Invalid API key' });
    const from = { 'x-forwarded-for': '203.0.113.9', 'cf-connecting-ip': '203.0.113.9' };
    const sent = new Headers({ ...from, 'accept-encoding': 'identity' });
    for (const name of ['apikey', 'content-type', 'accept-language', ...(isFunction ? ['origin'] : [])])
      if (headers[name]) sent.set(name, String(headers[name]));
    const answer = await fetch(isFunction ? at.function : at.database + url, {
      method,
      headers: sent,
      body: method === 'POST' ? body : undefined,
    }).catch(() => undefined);
    if (!answer) return json(response, 503, { message: 'No answer' });
    response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...(!isFunction && open) });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  return { url: await listen(server), stop: () => stop(server) };
}

/** A host that serves a build as its rules say, and compresses. */
export async function startHost(dist: string) {
  const inner = createServer(staticSite(dist));
  const from = await listen(inner);
  const server = createServer(async (request, response) => {
    const answer = await fetch(from + request.url, { redirect: 'manual' });
    const body = Buffer.from(await answer.arrayBuffer());
    const { 'content-length': _, ...headers } = Object.fromEntries(answer.headers);
    const isText = /^text|javascript|svg|json/.test(headers['content-type'] ?? '');
    response.writeHead(answer.status, { ...headers, ...(isText && { 'content-encoding': 'gzip' }) });
    response.end(isText ? gzipSync(body) : body);
  });
  return {
    url: await listen(server),
    stop() {
      stop(server);
      stop(inner);
    },
  };
}

function stop(server: Server): void {
  server.close();
  server.closeAllConnections();
}
