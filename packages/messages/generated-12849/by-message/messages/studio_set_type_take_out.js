/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Type_Take_OutInputs */

const en_ca2_studio_set_type_take_out = /** @type {(inputs: Studio_Set_Type_Take_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Take-out`)
};

const fr_ca2_studio_set_type_take_out = /** @type {(inputs: Studio_Set_Type_Take_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pour emporter`)
};

/**
* | output |
* | --- |
* | "Take-out" |
*
* @param {Studio_Set_Type_Take_OutInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_type_take_out = /** @type {((inputs?: Studio_Set_Type_Take_OutInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Type_Take_OutInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_type_take_out(inputs)
	return en_ca2_studio_set_type_take_out(inputs)
});