import { isRunnableDevEnvironment, type Plugin } from 'vite';
import { nameOnGithub } from '../git.ts';

/** `npm run dev` only: puts “Find a text” into every page, and tells it where the texts are. */
export function find(): Plugin {
  return {
    name: 'find',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/tools/find/browser/find.ts' }, injectTo: 'body' },
    ],
    configureServer({ config: { root }, environments: { ssr }, middlewares }) {
      const answer = async (address: string) => {
        if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the pages');
        // Run, not imported: the server would start again whenever the table of pages changes.
        const file = '/tools/find/placedTexts.ts';
        const { placedTexts } = await ssr.runner.import<typeof import('./placedTexts.ts')>(file);
        return JSON.stringify({ root, github: nameOnGithub(root), texts: placedTexts(root, address) });
      };
      middlewares.use('/__find', ({ url = '' }, response, next) => {
        answer(decodeURIComponent(url.replace('/?', ''))).then((found) => response.end(found), next);
      });
    },
  };
}
