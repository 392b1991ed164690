import { expect, test } from 'vitest';
import { restServer } from '../../../supabase/local/rest.ts';
import { listen } from '../../listen.ts';

test('a column that the database does not have yet is reported with what to do', async () => {
  const reports: string[] = [];
  const message = 'column "company" of relation "contacts" does not exist';
  const server = restServer(
    () => Promise.reject(Object.assign(new Error(message), { code: '42703' })),
    { anon: 'a', service: 's' },
    (report) => reports.push(report),
  );
  const response = await fetch(`${await listen(server)}/rest/v1/contacts`, {
    method: 'POST',
    headers: { apikey: 'a', 'content-type': 'application/json' },
    body: '{"company": "A"}',
  });
  server.close();
  expect(response.status).toBe(400);
  expect(reports).toEqual([expect.stringMatching(`^${message}. .*start it again`)]);
});
