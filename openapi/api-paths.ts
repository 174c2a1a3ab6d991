import { slugify } from '../engine/model/url.ts';

/** Path of the API reference, relative to the content folder. */
export const apiFolder = 'api-reference';
/** The description that the site publishes for programs. */
export const publishedPath = `/${apiFolder}/openapi.json`;
/** The folder of the objects' pages. */
export const objectsFolder = `${apiFolder}/objects`;
/** Path of an object's page. @param name in `components.schemas` of the API description */
export const objectPagePath = (name: string): string => `/${objectsFolder}/${slugify(name)}/`;
