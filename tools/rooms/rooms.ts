/**
 * The rooms of the repository, each with the rooms right below it. A room may import these and everything below them.
 * A folder that is not listed belongs to its parent room; `src` itself means the files directly in it.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  'src/core/law': [],
  'src/core/firm': ['src/core/law'],
  'src/core/i18n': ['src/core/firm'],
  'src/core/metadata': ['src/core/i18n'],
  'src/core/enquiry': [],
  'src/core': ['src/core/metadata', 'src/core/enquiry'],
  'src/styles': [],
  'src/pictures': ['src/core'],
  'src/ui': ['src/pictures'],
  'src/blocks': ['src/ui'],
  'src/frame': ['src/blocks'],
  'src/form': ['src/frame'],
  'src/pages': ['src/form'],
  src: ['src/pages', 'src/styles'],

  'supabase/functions': ['src/core'],
  'supabase/local': ['supabase/functions'],
  'supabase/hosted': ['plugins'],
  'supabase/enquiries': ['supabase/local', 'supabase/hosted'],
  supabase: ['supabase/enquiries'],

  plugins: ['src'],
  'plugins/pictures': ['plugins'],
  'plugins/fonts': ['plugins'],
  'plugins/browser': ['plugins/fonts'],
  'plugins/prerender': ['plugins/fonts'],
  'plugins/plates': ['plugins/fonts'],
  'plugins/profileBook': ['plugins/prerender', 'plugins/browser', 'plugins/pictures', 'plugins/plates'],
  'plugins/previews': ['plugins/profileBook'],

  tools: ['plugins/prerender'],
  'tools/i18n': ['tools'],
  'tools/facts': ['tools/i18n', 'plugins/pictures'],
  'tools/fix': ['tools/i18n'],
  'tools/translator': ['tools/fix'],
  'tools/changes': ['tools/i18n', 'plugins/browser'],
  'tools/launch': ['tools/i18n', 'supabase/local', 'supabase/hosted'],
  'tools/icons': ['tools', 'plugins/previews'],
  'tools/bench': ['tools', 'plugins/browser'],
  'tools/rooms': ['tools'],

  tests: [
    'supabase',
    'tools/translator',
    'tools/changes',
    'tools/facts',
    'tools/launch',
    'tools/icons',
    'tools/bench',
    'tools/rooms',
  ],
};

/**
 * The packages that `src/core` may import: plain data and pure functions, for the build, the edge function and the check
 * of the texts as well as for pages. It imports no React, no Node and no stylesheet.
 */
export const corePackages: readonly string[] = ['i18next', 'schema-dts', 'yup'];
