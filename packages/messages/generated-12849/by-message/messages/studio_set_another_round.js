/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Another_RoundInputs */

const en_ca2_studio_set_another_round = /** @type {(inputs: Studio_Set_Another_RoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Guests at a table order another round with one press`)
};

const fr_ca2_studio_set_another_round = /** @type {(inputs: Studio_Set_Another_RoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les clients à table recommandent d’un seul geste`)
};

/**
* | output |
* | --- |
* | "Guests at a table order another round with one press" |
*
* @param {Studio_Set_Another_RoundInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_another_round = /** @type {((inputs?: Studio_Set_Another_RoundInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Another_RoundInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_another_round(inputs)
	return en_ca2_studio_set_another_round(inputs)
});