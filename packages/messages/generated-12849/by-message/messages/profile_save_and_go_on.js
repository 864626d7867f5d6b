/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Save_And_Go_OnInputs */

const en_ca2_profile_save_and_go_on = /** @type {(inputs: Profile_Save_And_Go_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save and continue`)
};

const fr_ca2_profile_save_and_go_on = /** @type {(inputs: Profile_Save_And_Go_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enregistrer et continuer`)
};

/**
* | output |
* | --- |
* | "Save and continue" |
*
* @param {Profile_Save_And_Go_OnInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_save_and_go_on = /** @type {((inputs?: Profile_Save_And_Go_OnInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Save_And_Go_OnInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_save_and_go_on(inputs)
	return en_ca2_profile_save_and_go_on(inputs)
});