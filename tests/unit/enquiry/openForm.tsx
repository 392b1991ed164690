import { act, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { loadBundle } from '../../../plugins/bundles.ts';
import { LocaleContext } from '../../../src/blocks/LocaleContext.ts';
import type { Enquiry, EnquiryField, Layout } from '../../../src/core/enquiry/enquiry.ts';
import { createI18n } from '../../../src/core/i18n/createI18n.ts';
import { localizedPath } from '../../../src/core/i18n/localizedPath.ts';
import { EnquirySection } from '../../../src/form/EnquirySection.tsx';
import { mountForm } from '../../../src/form/mountForm.tsx';
import { bundle, localeWithId } from '../bundles.ts';
import { enquiry } from './exampleEnquiry.ts';

interface FormOptions {
  language?: string;
  layout?: Layout;
}

/** Prerenders the form in a language and makes it live. Returns what a test needs to use it. */
export async function openForm({ language = 'en', layout = 'contact' }: FormOptions = {}) {
  const locale = localeWithId(language);
  history.replaceState(null, '', localizedPath(locale, '/contact'));
  const i18n = await createI18n(locale, loadBundle, ['enquiry', 'common']);
  document.body.innerHTML = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <LocaleContext value={{ locale, path: '/contact' }}>
        <EnquirySection layout={layout} />
      </LocaleContext>
    </I18nextProvider>,
  );
  const place = document.getElementById('enquiry') as HTMLElement;
  (place.querySelector('button') as HTMLButtonElement).type = 'submit';
  await act(() => mountForm(place));
  const text = bundle(language, 'enquiry');
  const user = userEvent.setup();
  return {
    user,
    text,
    field: (name: EnquiryField) => screen.getByLabelText<HTMLInputElement>(text.labels[name]),
    send: () => user.click(screen.getByRole('button', { name: text.actions.send })),
  };
}

/** Pastes values into the fields, in this order. */
export async function fill(
  { user, field }: { user: UserEvent; field: (name: EnquiryField) => HTMLElement },
  values: Partial<Enquiry> = enquiry,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    act(() => field(name as EnquiryField).focus());
    await user.paste(value);
  }
}

/** Opens the form in a language, fills it in and sends it. */
export async function sendForm(options?: FormOptions) {
  const form = await openForm(options);
  await fill(form);
  await form.send();
  return form;
}

/** The heading of what is shown once an enquiry is stored. */
export const thanks = () => screen.findByRole('heading', { name: bundle('en', 'enquiry').success.title });

/** The value of every field. */
export const typedIn = ({ field }: { field: (name: EnquiryField) => HTMLInputElement }) =>
  Object.fromEntries(
    (Object.keys(enquiry) as EnquiryField[]).map((name) => [name, field(name).value]),
  ) as unknown as Enquiry;
