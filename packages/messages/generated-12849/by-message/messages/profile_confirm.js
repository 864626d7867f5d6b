/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_ConfirmInputs */

const en_ca2_profile_confirm = /** @type {(inputs: Profile_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Confirm this address`)
};

const fr_ca2_profile_confirm = /** @type {(inputs: Profile_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Confirmer cette adresse`)
};

/**
* | output |
* | --- |
* | "Confirm this address" |
*
* @param {Profile_ConfirmInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_confirm = /** @type {((inputs?: Profile_ConfirmInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_ConfirmInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_confirm(inputs)
	return en_ca2_profile_confirm(inputs)
});