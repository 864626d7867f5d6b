/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Membership_Button_TextInputs */

const en_ca2_studio_set_membership_button_text = /** @type {(inputs: Studio_Set_Membership_Button_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Button`)
};

const fr_ca2_studio_set_membership_button_text = /** @type {(inputs: Studio_Set_Membership_Button_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bouton`)
};

/**
* | output |
* | --- |
* | "Button" |
*
* @param {Studio_Set_Membership_Button_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_membership_button_text = /** @type {((inputs?: Studio_Set_Membership_Button_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Membership_Button_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_membership_button_text(inputs)
	return en_ca2_studio_set_membership_button_text(inputs)
});