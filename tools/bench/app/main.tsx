// The same pages as a client-rendered app: the baseline for what prerendering gains.
import type { ResourceKey } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { createI18n } from '../../../src/i18n/createI18n.ts';

import { LocaleContext } from '../../../src/i18n/LocaleContext.ts';
import { localeOf, unlocalizedPath } from '../../../src/i18n/localizedPath.ts';
import { type RouteHandle, routes } from '../../../src/routes.tsx';

const bundles = import.meta.glob<ResourceKey>(['/locales/*/**/*.json', '!**/confirmed.json'], {
  import: 'default',
});
const load = (localeId: string, namespace: string) =>
  bundles[`/locales/${localeId}/${namespace}.json`]?.() as Promise<ResourceKey>;

function bundlesOf(pathname: string): readonly string[] {
  const handle: RouteHandle | undefined = matchRoutes(routes, pathname)?.at(-1)?.route.handle;
  return handle?.page.bundles ?? [];
}

const locale = localeOf(window.location.pathname);
const i18n = await createI18n(locale, load, ['common', ...bundlesOf(window.location.pathname)]);
const router = createBrowserRouter(routes);

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <I18nextProvider i18n={i18n}>
    <LocaleContext value={{ locale, path: unlocalizedPath(window.location.pathname) }}>
      <RouterProvider router={router} />
    </LocaleContext>
  </I18nextProvider>,
);

// The site's links are plain ones, so the app intercepts clicks itself.
document.addEventListener('click', async (event) => {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || link.target || link.origin !== window.location.origin || link.hash) return;
  event.preventDefault();
  await i18n.loadNamespaces([...bundlesOf(link.pathname)]);
  await router.navigate(link.pathname);
});
