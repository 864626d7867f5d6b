/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Staff_Day_SoldInputs */

const en_ca2_staff_day_sold = /** @type {(inputs: Staff_Day_SoldInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} order placed`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} orders placed`);
	return /** @type {LocalizedString} */ ("staff_day_sold");
};

const fr_ca2_staff_day_sold = /** @type {(inputs: Staff_Day_SoldInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} commande passée`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} commandes passées`);
	return /** @type {LocalizedString} */ ("staff_day_sold");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "{count} order placed" |
* | "other" | "{count} orders placed" |
*
* @param {Staff_Day_SoldInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_sold = /** @type {((inputs: Staff_Day_SoldInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_SoldInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_sold(inputs)
	return en_ca2_staff_day_sold(inputs)
});