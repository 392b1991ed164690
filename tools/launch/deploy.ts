// npm run deploy:backend: puts the backend of the Supabase project in .env online, or brings it up to date.
import { PROJECT } from '../../plugins/project.ts';
import { deployBackend } from './deployBackend.ts';
import { readSettings } from './settings.ts';

if (!deployBackend(PROJECT, readSettings(PROJECT), console.log)) process.exitCode = 1;
