import type { Keys } from '../../supabase/local/keys.ts';
import type { ApiUrls } from '../../supabase/local/ports.ts';

/** A backend that is already running: Supabase's local stack (`supabase start`), in the job `stack` of the workflow. */
export interface Stack {
  urls: ApiUrls;
  keys: Keys;
  databaseUrl: string;
  /** Port on this machine of the mail server in the function's settings. */
  smtpPort: number;
}

/**
 * The backend that TEST_API_URL names, with TEST_ANON_KEY, TEST_SECRET_KEY, TEST_DATABASE_URL and TEST_SMTP_PORT; without it,
 * the tests start their own. Tests of what only the local backend does are skipped on it, and files run one after another.
 */
export const stack: Stack | undefined = readStack(process.env);

function readStack(env: NodeJS.ProcessEnv): Stack | undefined {
  const {
    TEST_API_URL: url,
    TEST_ANON_KEY: anon,
    TEST_SECRET_KEY: service,
    TEST_DATABASE_URL: databaseUrl,
  } = env;
  if (!url) return undefined;
  if (!anon || !service || !databaseUrl || !env.TEST_SMTP_PORT)
    throw new Error(
      'TEST_API_URL needs TEST_ANON_KEY, TEST_SECRET_KEY, TEST_DATABASE_URL and TEST_SMTP_PORT',
    );
  return {
    urls: { database: url, function: `${url}/functions/v1/send-contact-email` },
    keys: { anon, service },
    databaseUrl,
    smtpPort: Number(env.TEST_SMTP_PORT),
  };
}
