/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Membership_LeaveInputs */

const en_ca2_membership_leave = /** @type {(inputs: Membership_LeaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not a member`)
};

const fr_ca2_membership_leave = /** @type {(inputs: Membership_LeaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Je ne suis pas membre`)
};

/**
* | output |
* | --- |
* | "Not a member" |
*
* @param {Membership_LeaveInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const membership_leave = /** @type {((inputs?: Membership_LeaveInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Membership_LeaveInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_membership_leave(inputs)
	return en_ca2_membership_leave(inputs)
});