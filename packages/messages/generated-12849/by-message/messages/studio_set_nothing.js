/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_NothingInputs */

const en_ca2_studio_set_nothing = /** @type {(inputs: Studio_Set_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not set`)
};

const fr_ca2_studio_set_nothing = /** @type {(inputs: Studio_Set_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Non réglé`)
};

/**
* | output |
* | --- |
* | "Not set" |
*
* @param {Studio_Set_NothingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_nothing = /** @type {((inputs?: Studio_Set_NothingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_NothingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_nothing(inputs)
	return en_ca2_studio_set_nothing(inputs)
});