/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_AllInputs */

const en_ca2_studio_set_all = /** @type {(inputs: Studio_Set_AllInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`All settings`)
};

const fr_ca2_studio_set_all = /** @type {(inputs: Studio_Set_AllInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tous les réglages`)
};

/**
* | output |
* | --- |
* | "All settings" |
*
* @param {Studio_Set_AllInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_all = /** @type {((inputs?: Studio_Set_AllInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_AllInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_all(inputs)
	return en_ca2_studio_set_all(inputs)
});