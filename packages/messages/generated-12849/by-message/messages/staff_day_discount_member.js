/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Discount_MemberInputs */

const en_ca2_staff_day_discount_member = /** @type {(inputs: Staff_Day_Discount_MemberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Member prices`)
};

const fr_ca2_staff_day_discount_member = /** @type {(inputs: Staff_Day_Discount_MemberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Prix membre`)
};

/**
* | output |
* | --- |
* | "Member prices" |
*
* @param {Staff_Day_Discount_MemberInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_discount_member = /** @type {((inputs?: Staff_Day_Discount_MemberInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Discount_MemberInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_discount_member(inputs)
	return en_ca2_staff_day_discount_member(inputs)
});