/** Both builds of the site, before tests of several processes use them. */
import { buildSite } from './site.ts';

await buildSite('production');
await buildSite('development');
