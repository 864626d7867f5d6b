/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Generic_Catering_OnlyInputs */

const en_ca2_studio_set_generic_catering_only = /** @type {(inputs: Studio_Set_Generic_Catering_OnlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Only catering is offered`)
};

const fr_ca2_studio_set_generic_catering_only = /** @type {(inputs: Studio_Set_Generic_Catering_OnlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Seul le traiteur est offert`)
};

/**
* | output |
* | --- |
* | "Only catering is offered" |
*
* @param {Studio_Set_Generic_Catering_OnlyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_generic_catering_only = /** @type {((inputs?: Studio_Set_Generic_Catering_OnlyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Generic_Catering_OnlyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_generic_catering_only(inputs)
	return en_ca2_studio_set_generic_catering_only(inputs)
});