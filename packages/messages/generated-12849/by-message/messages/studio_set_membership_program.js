/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Membership_ProgramInputs */

const en_ca2_studio_set_membership_program = /** @type {(inputs: Studio_Set_Membership_ProgramInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Members have prices and menus of their own`)
};

const fr_ca2_studio_set_membership_program = /** @type {(inputs: Studio_Set_Membership_ProgramInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les membres ont leurs propres prix et menus`)
};

/**
* | output |
* | --- |
* | "Members have prices and menus of their own" |
*
* @param {Studio_Set_Membership_ProgramInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_membership_program = /** @type {((inputs?: Studio_Set_Membership_ProgramInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Membership_ProgramInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_membership_program(inputs)
	return en_ca2_studio_set_membership_program(inputs)
});