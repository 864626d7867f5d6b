/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Preview_OpenInputs */

const en_ca2_studio_preview_open = /** @type {(inputs: Studio_Preview_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See it as a guest`)
};

const fr_ca2_studio_preview_open = /** @type {(inputs: Studio_Preview_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voir comme un client`)
};

/**
* | output |
* | --- |
* | "See it as a guest" |
*
* @param {Studio_Preview_OpenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_preview_open = /** @type {((inputs?: Studio_Preview_OpenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Preview_OpenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_preview_open(inputs)
	return en_ca2_studio_preview_open(inputs)
});