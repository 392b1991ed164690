import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../listen.ts';

/** A recorded call of the CLI, with the files of an upload by name. */
export interface ApiCall {
  path: string;
  body: string;
  files: Map<string, string>;
}

/** A fake of Supabase's Management API, as far as the CLI uses it to deploy to a new project. It records the calls. */
export async function startManagementApi(ref: string) {
  const calls: ApiCall[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const [path = ''] = (request.url ?? '').split('?');
    calls.push({ path, body, files: await filesOf(request.headers['content-type'], body) });
    const answer = request.method === 'GET' ? (existing(ref)[path] ?? []) : DEPLOYED;
    response
      .writeHead(request.method === 'GET' ? 200 : 201, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer));
  });
  return { url: await listen(server), calls, stop: () => server.close() };
}

const created_at = '2026-01-01T00:00:00Z';

/** What the API says of a new project, by path. */
const existing = (ref: string): Record<string, unknown> => ({
  [`/v1/projects/${ref}`]: {
    ...{ id: ref, ref, name: 'site', region: 'ap-southeast-1', status: 'ACTIVE_HEALTHY', created_at },
    ...{ organization_id: 'o', organization_slug: 'o' },
    database: { host: `db.${ref}.supabase.co`, version: '17', postgres_engine: '17', release_channel: 'ga' },
  },
  [`/v1/projects/${ref}/billing/addons`]: { selected_addons: [], available_addons: [] },
  [`/v2/projects/${ref}/config`]: {
    data: {
      attributes: {
        api: {
          db_schema: 'public,graphql_public',
          db_extra_search_path: 'public,extensions',
          max_rows: 1000,
        },
        auth: { disable_signup: false, site_url: 'http://localhost:3000' },
      },
    },
  },
});

const DEPLOYED = {
  ...{ id: 'f', slug: 'send-contact-email', name: 'send-contact-email', version: 1, status: 'ACTIVE' },
  ...{ created_at: 1, updated_at: 1, verify_jwt: false },
};

/** The files of a multipart upload, `metadata` included. */
async function filesOf(type: string | undefined, body: string): Promise<Map<string, string>> {
  if (!type?.startsWith('multipart/')) return new Map();
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  const named = [...form].map(
    async ([name, value]): Promise<[string, string]> =>
      typeof value === 'string' ? [name, value] : [value.name, await value.text()],
  );
  return new Map(await Promise.all(named));
}
