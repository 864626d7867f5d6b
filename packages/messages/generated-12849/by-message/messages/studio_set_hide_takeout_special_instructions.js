/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Hide_Takeout_Special_InstructionsInputs */

const en_ca2_studio_set_hide_takeout_special_instructions = /** @type {(inputs: Studio_Set_Hide_Takeout_Special_InstructionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No notes for take-out`)
};

const fr_ca2_studio_set_hide_takeout_special_instructions = /** @type {(inputs: Studio_Set_Hide_Takeout_Special_InstructionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucune note pour emporter`)
};

/**
* | output |
* | --- |
* | "No notes for take-out" |
*
* @param {Studio_Set_Hide_Takeout_Special_InstructionsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_hide_takeout_special_instructions = /** @type {((inputs?: Studio_Set_Hide_Takeout_Special_InstructionsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Hide_Takeout_Special_InstructionsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_hide_takeout_special_instructions(inputs)
	return en_ca2_studio_set_hide_takeout_special_instructions(inputs)
});