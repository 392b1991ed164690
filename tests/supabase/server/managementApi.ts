import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** A recorded call of the CLI, with the files of an upload by name. */
export interface ApiCall {
  method?: string;
  path?: string;
  body: string;
  files: Map<string, string>;
}

/**
 * A fake of Supabase's Management API, as far as the CLI uses it to deploy: it answers for an existing project, and
 * records what it receives.
 */
export async function startManagementApi(ref: string) {
  const calls: ApiCall[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const path = request.url?.split('?')[0];
    calls.push({
      method: request.method,
      path,
      body,
      files: await filesOf(request.headers['content-type'], body),
    });
    const [status, answer] = answerTo(request.method, path, ref);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    calls,
    stop: () => server.close(),
  };
}

function answerTo(method: string | undefined, path: string | undefined, ref: string): [number, unknown] {
  if (method === 'GET' && path === `/v1/projects/${ref}`) {
    const own = {
      id: ref,
      ref,
      name: 'site',
      organization_id: 'o',
      organization_slug: 'o',
      region: 'ap-southeast-1',
    };
    const database = {
      host: `db.${ref}.supabase.co`,
      version: '17',
      postgres_engine: '17',
      release_channel: 'ga',
    };
    return [200, { ...own, status: 'ACTIVE_HEALTHY', created_at: '2026-01-01T00:00:00Z', database }];
  }
  if (method === 'GET') return [200, []];
  const deployed = {
    id: 'f',
    slug: 'send-contact-email',
    name: 'send-contact-email',
    version: 1,
    status: 'ACTIVE',
  };
  return [201, { ...deployed, created_at: 1, updated_at: 1, verify_jwt: false }];
}

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
