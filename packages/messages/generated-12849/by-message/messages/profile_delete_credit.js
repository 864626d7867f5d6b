/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Delete_CreditInputs */

const en_ca2_profile_delete_credit = /** @type {(inputs: Profile_Delete_CreditInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I give up this credit`)
};

const fr_ca2_profile_delete_credit = /** @type {(inputs: Profile_Delete_CreditInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Je renonce à ce crédit`)
};

/**
* | output |
* | --- |
* | "I give up this credit" |
*
* @param {Profile_Delete_CreditInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_delete_credit = /** @type {((inputs?: Profile_Delete_CreditInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Delete_CreditInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_delete_credit(inputs)
	return en_ca2_profile_delete_credit(inputs)
});