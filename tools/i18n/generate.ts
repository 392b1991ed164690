// npm run fix: generates the bundles' types.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../plugins/project.ts';
import { RESOURCE_TYPES, resourceTypes } from './resourceTypes.ts';

writeFileSync(join(PROJECT, RESOURCE_TYPES), resourceTypes(PROJECT));
