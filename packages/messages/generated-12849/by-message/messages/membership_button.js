/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Membership_ButtonInputs */

const en_ca2_membership_button = /** @type {(inputs: Membership_ButtonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Show member prices`)
};

const fr_ca2_membership_button = /** @type {(inputs: Membership_ButtonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voir les prix des membres`)
};

/**
* | output |
* | --- |
* | "Show member prices" |
*
* @param {Membership_ButtonInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const membership_button = /** @type {((inputs?: Membership_ButtonInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Membership_ButtonInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_membership_button(inputs)
	return en_ca2_membership_button(inputs)
});