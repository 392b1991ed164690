import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ResourceKey } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EnquiryPanel } from '../../../src/enquiry/EnquiryPanel.tsx';
import { untilWritable } from '../../../src/enquiry/protection.ts';
import { firm } from '../../../src/firm/firm.ts';
import { createI18n } from '../../../src/i18n/createI18n.ts';
import { LocaleContext } from '../../../src/i18n/LocaleContext.ts';
import { defaultLocale } from '../../../src/i18n/locales.ts';

vi.stubEnv('VITE_SUPABASE_URL', 'https://backend.example');
vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_of_the_tests');

type Network = (url: URL, init: RequestInit) => Promise<Response>;
const network = vi.fn<Network>();
// supabase-js is the real one; the network is where these tests end.
vi.stubGlobal('fetch', (url: string | URL, init: RequestInit = {}) => network(new URL(url), init));

const good: Network = async ({ pathname }) =>
  pathname.startsWith('/rest/') ? new Response(null, { status: 201 }) : Response.json({ emailId: 'e1' });

beforeEach(() => {
  network.mockReset().mockImplementation(good);
  document.documentElement.lang = defaultLocale.tag;
});

/** The form, filled by a person, and the hands to go on with. */
async function filledForm() {
  const i18n = await createI18n(
    defaultLocale,
    async (id, namespace) =>
      JSON.parse(readFileSync(`locales/${id}/${namespace}.json`, 'utf8')) as ResourceKey,
    ['enquiry', 'common'],
  );
  render(
    <I18nextProvider i18n={i18n}>
      <LocaleContext value={{ locale: defaultLocale, path: '/contact' }}>
        <EnquiryPanel variant="contact" />
      </LocaleContext>
    </I18nextProvider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name *'), 'Tan Mei Ling');
  await user.type(screen.getByLabelText('Email *'), 'meiling@visitor.example');
  await user.type(screen.getByLabelText('Message *'), 'May we stay?');
  return { user, send: () => user.click(screen.getByRole('button', { name: 'Send Message' })) };
}

const ERROR = 'There was an error submitting your message. Please try again or contact us directly.';
const trap = () => screen.getByLabelText<HTMLInputElement>('Please leave this field empty');

/** The error toast is there, with phone and e-mail, and the form is as it was. */
async function seesTheErrorToast() {
  expect(await screen.findAllByText(ERROR, {}, { timeout: 10_000 })).not.toEqual([]);
  expect(screen.getAllByText(`Phone ${firm.phone}, email ${firm.email}`)).not.toEqual([]);
  expect(screen.getByLabelText('Message *')).toHaveProperty('value', 'May we stay?');
}

/** The warning of a failed enquiry, which the person who runs the site finds on the console. */
const takeWarning = () => {
  expect(vi.mocked(console.warn).mock.calls.map(([first]) => first)).toEqual(['Failed to store the enquiry']);
  vi.mocked(console.warn).mockClear();
};

describe('the trap for bots', () => {
  it('is out of reach of people: no role, no tab stop, no autofill, no style of its own', async () => {
    const { user } = await filledForm();
    expect(screen.queryByRole('textbox', { name: 'Please leave this field empty' })).toBeNull();
    expect(trap().closest('[aria-hidden="true"]')).not.toBeNull();
    expect(trap().autocomplete).toBe('off');
    expect(trap().getAttribute('style')).toBeNull();
    const visited = new Set<Element | null>();
    for (let tab = 0; tab < 12; tab += 1) {
      await user.tab();
      visited.add(document.activeElement);
    }
    expect(visited.has(screen.getByLabelText('Phone'))).toBe(true);
    expect(visited.has(trap())).toBe(false);
  });

  it('keeps what a bot sends from the backend; a person who got into it sends at the second try', async () => {
    const { send } = await filledForm();
    trap().value = 'https://spam.example';
    await send();
    await seesTheErrorToast();
    expect(network).not.toHaveBeenCalled();
    await send();
    expect(await screen.findByText('Message Sent Successfully!', {}, { timeout: 10_000 })).toBeTruthy();
    const [, init] = network.mock.calls[0] ?? [];
    expect(Object.keys(JSON.parse(String(init?.body)))).toEqual([
      'name',
      'email',
      'phone',
      'message',
      'consent',
    ]);
  });
});

describe('an enquiry that comes faster than anybody writes', () => {
  it('waits until two seconds have passed since the page was opened', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    try {
      let sent = false;
      const waiting = untilWritable().then(() => {
        sent = true;
      });
      await vi.advanceTimersByTimeAsync(2_000 - performance.now() - 1);
      expect(sent).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      await waiting;
      expect(sent).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a backend that refuses or says nothing', () => {
  it('over the limit: the error toast, with phone and e-mail', async () => {
    network.mockImplementation(async () => Response.json({ message: 'Too many enquiries' }, { status: 429 }));
    const { send } = await filledForm();
    await send();
    await seesTheErrorToast();
    takeWarning();
  });

  it('no answer: given up after the time limit, and the same enquiry can be sent again', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    network.mockImplementation(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const { send } = await filledForm();
    await send();
    await vi.waitFor(() => expect(network).toHaveBeenCalledOnce(), 10_000);
    expect(timeout).toHaveBeenCalledWith(20_000);
    limit.abort(new DOMException('The operation timed out.', 'TimeoutError'));
    await seesTheErrorToast();
    takeWarning();

    timeout.mockRestore();
    network.mockImplementation(good);
    await send();
    expect(await screen.findByText('Message Sent Successfully!', {}, { timeout: 10_000 })).toBeTruthy();
    const [first, second] = network.mock.calls.map(([, init]) => init.body);
    expect(second).toBe(first);
  });
});

describe('the language of the page', () => {
  it('goes with the enquiry, for an acknowledgement that is sent later', async () => {
    document.documentElement.lang = 'en';
    const { send } = await filledForm();
    await send();
    await screen.findByText('Message Sent Successfully!', {}, { timeout: 10_000 });
    const [url, init] = network.mock.calls[0] ?? [];
    expect([url?.pathname, new Headers(init?.headers).get('accept-language')]).toEqual([
      '/rest/v1/contacts',
      'en',
    ]);
  });
});

describe('without a connection', () => {
  it('the form says so before anything is sent, keeps what was typed, and sends when it is back', async () => {
    const { user, send } = await filledForm();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    expect(await screen.findByText(/^You are offline\./)).toBeTruthy();
    await send();
    await user.type(screen.getByLabelText('Message *'), '{enter}And until when?');
    expect(network).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('enquiry')).toContain('And until when?');
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(screen.queryByText(/^You are offline\./)).toBeNull());
    await send();
    expect(await screen.findByText('Message Sent Successfully!', {}, { timeout: 10_000 })).toBeTruthy();
  });
});
