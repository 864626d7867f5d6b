/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Loyalty_ProgramInputs */

const en_ca2_studio_set_loyalty_program = /** @type {(inputs: Studio_Set_Loyalty_ProgramInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Guests collect points`)
};

const fr_ca2_studio_set_loyalty_program = /** @type {(inputs: Studio_Set_Loyalty_ProgramInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les clients accumulent des points`)
};

/**
* | output |
* | --- |
* | "Guests collect points" |
*
* @param {Studio_Set_Loyalty_ProgramInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_loyalty_program = /** @type {((inputs?: Studio_Set_Loyalty_ProgramInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Loyalty_ProgramInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_loyalty_program(inputs)
	return en_ca2_studio_set_loyalty_program(inputs)
});