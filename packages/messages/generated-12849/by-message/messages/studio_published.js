/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_PublishedInputs */

const en_ca2_studio_published = /** @type {(inputs: Studio_PublishedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Published. Guests see it now.`)
};

const fr_ca2_studio_published = /** @type {(inputs: Studio_PublishedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Publié. Les clients le voient maintenant.`)
};

/**
* | output |
* | --- |
* | "Published. Guests see it now." |
*
* @param {Studio_PublishedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_published = /** @type {((inputs?: Studio_PublishedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_PublishedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_published(inputs)
	return en_ca2_studio_published(inputs)
});