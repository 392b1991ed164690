// The owner's form: Sveltia CMS on the facts and the portraits alone. `npm run owner` builds and serves it.
import CMS from '@sveltia/cms';
import { formConfig } from './formConfig.ts';

CMS.init({ config: formConfig(import.meta.env.VITE_REPOSITORY) });
