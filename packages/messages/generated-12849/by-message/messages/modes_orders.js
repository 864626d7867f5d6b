/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Modes_OrdersInputs */

const en_ca2_modes_orders = /** @type {(inputs: Modes_OrdersInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} order`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} orders`);
	return /** @type {LocalizedString} */ ("modes_orders");
};

const fr_ca2_modes_orders = /** @type {(inputs: Modes_OrdersInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} commande`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} commandes`);
	return /** @type {LocalizedString} */ ("modes_orders");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "{count} order" |
* | "other" | "{count} orders" |
*
* @param {Modes_OrdersInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_orders = /** @type {((inputs: Modes_OrdersInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_OrdersInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_orders(inputs)
	return en_ca2_modes_orders(inputs)
});