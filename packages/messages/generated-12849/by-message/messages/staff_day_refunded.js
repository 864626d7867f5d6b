/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Staff_Day_RefundedInputs */

const en_ca2_staff_day_refunded = /** @type {(inputs: Staff_Day_RefundedInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`Refunds on ${i?.count} order`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`Refunds on ${i?.count} orders`);
	return /** @type {LocalizedString} */ ("staff_day_refunded");
};

const fr_ca2_staff_day_refunded = /** @type {(inputs: Staff_Day_RefundedInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`Remboursé sur ${i?.count} commande`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`Remboursé sur ${i?.count} commandes`);
	return /** @type {LocalizedString} */ ("staff_day_refunded");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "Refunds on {count} order" |
* | "other" | "Refunds on {count} orders" |
*
* @param {Staff_Day_RefundedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_refunded = /** @type {((inputs: Staff_Day_RefundedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_RefundedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_refunded(inputs)
	return en_ca2_staff_day_refunded(inputs)
});