/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Membership_Profile_Not_FoundInputs */

const en_ca2_membership_profile_not_found = /** @type {(inputs: Membership_Profile_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We couldn’t find this member. Please check what you entered.`)
};

const fr_ca2_membership_profile_not_found = /** @type {(inputs: Membership_Profile_Not_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous n’avons pas trouvé ce membre. Vérifiez ce que vous avez saisi.`)
};

/**
* | output |
* | --- |
* | "We couldn’t find this member. Please check what you entered." |
*
* @param {Membership_Profile_Not_FoundInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const membership_profile_not_found = /** @type {((inputs?: Membership_Profile_Not_FoundInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Membership_Profile_Not_FoundInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_membership_profile_not_found(inputs)
	return en_ca2_membership_profile_not_found(inputs)
});