/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_UnsetInputs */

const en_ca2_studio_set_unset = /** @type {(inputs: Studio_Set_UnsetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`As usual`)
};

const fr_ca2_studio_set_unset = /** @type {(inputs: Studio_Set_UnsetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Comme d’habitude`)
};

/**
* | output |
* | --- |
* | "As usual" |
*
* @param {Studio_Set_UnsetInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_unset = /** @type {((inputs?: Studio_Set_UnsetInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_UnsetInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_unset(inputs)
	return en_ca2_studio_set_unset(inputs)
});