/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Membership_TitleInputs */

const en_ca2_membership_title = /** @type {(inputs: Membership_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Are you a member?`)
};

const fr_ca2_membership_title = /** @type {(inputs: Membership_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous êtes membre?`)
};

/**
* | output |
* | --- |
* | "Are you a member?" |
*
* @param {Membership_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const membership_title = /** @type {((inputs?: Membership_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Membership_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_membership_title(inputs)
	return en_ca2_membership_title(inputs)
});