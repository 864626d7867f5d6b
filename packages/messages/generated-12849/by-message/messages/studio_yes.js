/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_YesInputs */

const en_ca2_studio_yes = /** @type {(inputs: Studio_YesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`yes`)
};

const fr_ca2_studio_yes = /** @type {(inputs: Studio_YesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`oui`)
};

/**
* | output |
* | --- |
* | "yes" |
*
* @param {Studio_YesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_yes = /** @type {((inputs?: Studio_YesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_YesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_yes(inputs)
	return en_ca2_studio_yes(inputs)
});